import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useId, useState } from 'react';
import { clickBanner, type Banner } from '#src/api/marketing.ts';
import { homeTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { PromoLink } from './PromoLink.tsx';
import { PromoPicture } from './PromoPicture.tsx';
import { SlidePicker } from './SlidePicker.tsx';
import { useCarousel } from './useCarousel.ts';

export function Carousel({ banners }: { banners: readonly Banner[] }) {
  const words = useTexts(homeTexts);
  const id = useId();
  const carousel = useCarousel(banners.length);
  const { index, show, turn, isPlaying, isTurning, togglePlaying } = carousel;
  const { keyboard, hover, focus, swipe, endsSwipe } = carousel;
  // Load the other pictures after the first one, so that it gets the full bandwidth.
  const [isFirstIn, setFirstIn] = useState(false);
  const count = banners.length;
  const nameOf = (slide: number) =>
    [fill(words.slideOf, { place: slide + 1, count }), banners[slide]?.title].filter(Boolean).join(' ');

  return (
    <section
      className="portal-carousel"
      aria-roledescription={words.carousel}
      aria-label={words.banners}
      {...keyboard}
    >
      {count > 1 ? (
        <div className="portal-carousel-bar">
          <button
            type="button"
            className="portal-carousel-play"
            aria-label={isPlaying ? words.pause : words.play}
            title={isPlaying ? words.pause : words.play}
            onClick={togglePlaying}
          >
            {isPlaying ? <Pause size={14} aria-hidden="true" /> : <Play size={14} aria-hidden="true" />}
          </button>
          <div {...focus}>
            <SlidePicker id={id} count={count} index={index} nameOf={nameOf} onPick={show} />
          </div>
        </div>
      ) : null}
      <div {...hover} {...focus}>
        {count > 1 ? (
          <>
            <span className="portal-carousel-arrow" data-side="start">
              <IconButton
                variant="secondary"
                label={words.previousSlide}
                icon={<ChevronLeft aria-hidden="true" />}
                onClick={() => turn(-1)}
              />
            </span>
            <span className="portal-carousel-arrow" data-side="end">
              <IconButton
                variant="secondary"
                label={words.nextSlide}
                icon={<ChevronRight aria-hidden="true" />}
                onClick={() => turn(1)}
              />
            </span>
          </>
        ) : null}
        <div
          className="portal-carousel-frame"
          aria-live={isTurning ? 'off' : 'polite'}
          {...swipe}
          onClickCapture={(event) => {
            if (!endsSwipe()) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          {banners.map((banner, slide) => (
            <div
              key={banner.id}
              id={`${id}-slide-${slide}`}
              className="portal-carousel-slide"
              role={count > 1 ? 'tabpanel' : 'group'}
              aria-roledescription={words.slide}
              aria-label={nameOf(slide)}
              data-shown={slide === index ? '' : undefined}
              aria-hidden={slide !== index}
              inert={slide !== index}
            >
              <PromoLink className="portal-carousel-link" promo={banner} clicked={clickBanner}>
                {slide === 0 || slide === index || isFirstIn ? (
                  <PromoPicture
                    src={banner.cover}
                    title={banner.title}
                    width={1600}
                    height={480}
                    fetchPriority={slide === 0 ? 'high' : 'low'}
                    decoding={slide === 0 ? 'auto' : 'async'}
                    draggable={false}
                    onLoad={() => setFirstIn(true)}
                    onError={() => setFirstIn(true)}
                  />
                ) : null}
              </PromoLink>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

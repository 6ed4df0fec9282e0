import { pagePaths } from '#src/page-paths.ts';
import { IdCard, KeyRound, MessageCircle, Smartphone } from 'lucide-react';
import { getCollectInfo } from '#src/api/account.ts';
import { getSecurityInfo } from '#src/api/security-info.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { maskNumber } from '#src/texts/format.ts';
import { personalDataTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import { WechatAction } from './wechat/WechatAction.tsx';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './security-row.css?inline';

/** Shows the security settings: mobile number, identity card, social account, password. */
export function SecurityCard({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  useStyles(css);
  const words = useTexts(personalDataTexts);
  const { data: safe, error, isValidating, retry } = useQuery(getSecurityInfo, undefined);
  // This query only adds the number; the card is shown as verified without it.
  const collected = useQuery(getCollectInfo, undefined);

  return (
    <Card title={words.security}>
      {safe ? (
        <ul className="portal-data-rows">
          <SecurityRow
            icon={<Smartphone aria-hidden="true" />}
            name={words.mobile}
            value={maskNumber(safe.mobile)}
            status={safe.mobile ? words.verified : words.unbound}
            isGood={safe.mobile !== ''}
            text={words.mobileText}
            link={{ label: safe.mobile ? words.changeMobile : words.bindMobile, url: pagePaths.bindPhone }}
            onNavigate={onNavigate}
          />
          <SecurityRow
            icon={<IdCard aria-hidden="true" />}
            name={words.idCard}
            value={safe.idcardDid ? maskNumber(collected.data?.idCard ?? '') : ''}
            status={safe.idcardDid ? words.verified : words.unverified}
            isGood={safe.idcardDid}
            text={words.cardText}
            link={{ label: safe.idcardDid ? words.viewCard : words.bindCard, url: pagePaths.bindCard }}
            onNavigate={onNavigate}
          />
          <SecurityRow
            icon={<MessageCircle aria-hidden="true" />}
            name={words.wechat}
            status={safe.weixinDid ? words.bound : words.unbound}
            isGood={safe.weixinDid}
            text={words.wechatText}
            action={<WechatAction isBound={safe.weixinDid} />}
            onNavigate={onNavigate}
          />
          <SecurityRow
            icon={<KeyRound aria-hidden="true" />}
            name={words.password}
            text={words.passwordText}
            link={{ label: words.changePassword, url: pagePaths.updatePwd }}
            onNavigate={onNavigate}
          />
        </ul>
      ) : error ? (
        <ErrorState
          compact
          title={words.securityFailed}
          message={error.message}
          busy={isValidating}
          onRetry={retry}
        />
      ) : (
        <Loading>
          <div className="portal-data-rows">
            {Array.from({ length: 4 }, (_, index) => (
              <div key={index} className="portal-data-row">
                <Skeleton shape="circle" width={40} />
                <div>
                  <Skeleton width={160} />
                  <Skeleton width={220} />
                </div>
              </div>
            ))}
          </div>
        </Loading>
      )}
    </Card>
  );
}

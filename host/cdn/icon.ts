import { createElement, type SVGProps } from 'preact/compat';

type IconNode = [tag: string, attributes: Record<string, string>];

interface IconData {
  node: IconNode[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** Draws the icons of lucide-react. Its own `createLucideIcon` weighs more than all icons of a first load together. */
export default function createLucideIcon({ node }: IconData) {
  return function Icon({ size = 24, strokeWidth = 2, className, ...rest }: IconProps) {
    const attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': strokeWidth,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      class: className,
      ...rest,
    };
    return createElement('svg', attributes, ...node.map(([tag, given]) => createElement(tag, given)));
  };
}

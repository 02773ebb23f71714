import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** Draws a path of `icon-paths.ts`, whose shapes a bar parts: joined to one their edges would be softened. */
export const Icon = ({ d, ...rest }: SvgIconProps & { d: string }) => (
  <SvgIcon {...rest}>
    {d.split('|').map((shape) => (
      <path key={shape} d={shape} />
    ))}
  </SvgIcon>
);

import Box from '@mui/material/Box';

/** The usual window of 1366 pixels has hundredths of this width. */
const HUNDREDTH = 13.66;

interface Props {
  text: string;
  /** The share is in hundredths of the window's width. */
  share: number;
  lines?: 1 | 2;
}

/** Cuts the text where the window has no more room, with the whole in its title; cards and paper show it whole. */
export const OneLine = ({ text, share, lines = 1 }: Props) => (
  <Box
    component="span"
    title={text}
    sx={{
      display: lines === 1 ? 'block' : { xs: 'block', sm: '-webkit-box' },
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: lines,
      // A table that scrolls sideways by itself (200 % of zoom) shows as much of it as the usual window does.
      maxWidth: { sm: `${share * HUNDREDTH}px`, lg: `${share}vw` },
      overflow: { sm: 'hidden' },
      textOverflow: 'ellipsis',
      whiteSpace: { sm: lines === 1 ? 'nowrap' : 'normal' },
      lineHeight: lines === 1 ? 1.2 : { xs: 1.2, sm: 1.1 },
      // Nothing points at paper to read the rest.
      '@media print': { display: 'block', maxWidth: 'none', overflow: 'visible', whiteSpace: 'normal' },
    }}
  >
    {text}
  </Box>
);

import Box from '@mui/material/Box';

interface Props {
  text: string;
  /** In hundredths of the window's width. */
  share: number;
}

/** Cut where the window has no more room, whole in its title; as a card, where there is no hurry, whole. */
export const OneLine = ({ text, share }: Props) => (
  <Box
    component="span"
    title={text}
    sx={{
      display: 'block',
      maxWidth: { sm: `${share}vw` },
      overflow: { sm: 'hidden' },
      textOverflow: 'ellipsis',
      whiteSpace: { sm: 'nowrap' },
      lineHeight: 1.2,
    }}
  >
    {text}
  </Box>
);

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import { EXPAND_LESS, EXPAND_MORE } from './icon-paths.ts';

interface Props {
  title: string;
  level: 'h3' | 'h4' | 'h5';
  /** The content is drawn, and fetches its data, once the section is open. */
  children: ReactNode;
}

/** Folds a part of a panel until somebody wants it. */
export function FoldedSection({ title, level, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  // The section is often the last of a panel: below its edge one would press, and see nothing happen.
  useEffect(() => {
    if (open) section.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  return (
    <Box ref={section} role="group" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography variant="h3" component={level} sx={{ mb: 1.5 }}>
        <Button
          id={id}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          endIcon={<Icon d={open ? EXPAND_LESS : EXPAND_MORE} />}
          sx={{ font: 'inherit', textTransform: 'none', textAlign: 'left', px: 0 }}
          color="inherit"
        >
          {title}
        </Button>
      </Typography>
      {open ? children : null}
    </Box>
  );
}

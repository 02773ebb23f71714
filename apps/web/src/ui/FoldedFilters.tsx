import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { FILTER_LIST } from './icon-paths.ts';

interface Props {
  active: number;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

const say = (active: number) => (active === 0 ? '' : `: ${active} ${active === 1 ? 'activo' : 'activos'}`);

/** Folds the filters of a list on a telephone behind a button that says how many are at work. */
export function FoldedFilters({ active, open, onToggle, children }: Props) {
  const id = useId();
  const narrow = useMediaQuery('(max-width: 599.95px)');
  const button = useRef<HTMLButtonElement>(null);
  const folded = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Whoever searched goes on from here: what had the focus is hidden now.
    if (!open && folded.current?.contains(document.activeElement)) button.current?.focus();
  }, [open]);
  if (!narrow) return children;
  return (
    <div>
      <Button
        ref={button}
        fullWidth
        variant="outlined"
        startIcon={<Icon d={FILTER_LIST} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {`Filtros${say(active)}`}
      </Button>
      <Box id={id} ref={folded} hidden={!open} sx={{ mt: 1 }}>
        {children}
      </Box>
    </div>
  );
}

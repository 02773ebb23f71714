import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { useSendKeys } from './use-send-keys.ts';

interface Props {
  ref?: Ref<HTMLFormElement>;
  /** The label says what is searched, where the form is the page's search. */
  label?: string;
  /** The CSS widths put the fields and the button in one row, for all windows or from a width on. */
  columns: string | Partial<Record<'sm' | 'md' | 'lg', string>>;
  busy: boolean;
  /** The warning says what is wrong with the fields together; null while nothing is. */
  warning?: string | null;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** Puts fields in a row with their «Buscar», one below the other on a telephone. */
export const SearchForm = ({ ref, label, columns, busy, warning, onSubmit, children }: Props) => (
  <>
    <Box
      component="form"
      ref={ref}
      {...useSendKeys()}
      role={label === undefined ? undefined : 'search'}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          ...(typeof columns === 'string' ? { md: columns } : columns),
        },
        alignItems: 'start',
      }}
    >
      {children}
      <BusyButton busy={busy} sx={{ height: 40 }}>
        Buscar
      </BusyButton>
    </Box>
    {warning === undefined ? null : (
      <div role="alert">
        {warning === null ? null : (
          <Alert severity="warning" role="none" sx={{ mt: 2 }}>
            {warning}
          </Alert>
        )}
      </div>
    )}
  </>
);

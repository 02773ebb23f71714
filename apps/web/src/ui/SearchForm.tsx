import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { useSendKeys } from './use-send-keys.ts';

interface Props {
  ref?: Ref<HTMLFormElement>;
  /** CSS widths of the fields and the button, where there is room for one row. */
  columns: string;
  busy: boolean;
  /** What is wrong with the fields together; null while nothing is. */
  warning?: string | null;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** Fields in a row with their «Buscar», one below the other on a telephone. */
export function SearchForm({ ref, columns, busy, warning, onSubmit, children }: Props) {
  return (
    <>
      <Box
        component="form"
        ref={ref}
        {...useSendKeys()}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: columns }, alignItems: 'start' }}
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
}

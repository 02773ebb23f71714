import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { SystemStyleObject } from '@mui/system';
import { type ComponentProps, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FoldedFilters } from './FoldedFilters.tsx';
import { SearchForm } from './SearchForm.tsx';

interface Props<F extends FieldValues> extends Omit<ComponentProps<typeof SearchForm>, 'onSubmit'> {
  form: UseFormReturn<F>;
  /** So many filters narrow the list; absent where they say what is shown, so that they stay in sight. */
  active?: number;
  onSearch: (written: F) => void;
  width?: number;
  grid?: SystemStyleObject;
}

/** Narrows a list, over it and close to it: the rows need the room. */
export function ListFilters<F extends FieldValues>({ form, active, onSearch, width, grid, ...search }: Props<F>) {
  const [open, setOpen] = useState(false);
  const submit = form.handleSubmit((written) => {
    if (search.busy) return;
    setOpen(false);
    onSearch(written);
  });
  const card = (
    <Paper variant="outlined" sx={{ p: 1.25, '& form': { maxWidth: width, ...grid } }}>
      <SearchForm {...search} onSubmit={submit} />
    </Paper>
  );
  return (
    <Box sx={{ my: 1 }}>
      {active === undefined ? (
        card
      ) : (
        <FoldedFilters active={active} open={open} onToggle={() => setOpen(!open)}>
          {card}
        </FoldedFilters>
      )}
    </Box>
  );
}

export const countActive = (searched: object): number => Object.values(searched).filter((one) => one !== '').length;

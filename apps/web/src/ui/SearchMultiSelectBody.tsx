import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Icon } from './Icon.tsx';
import { CHECK_BOX, CHECK_BOX_OUTLINE_BLANK } from './icon-paths.ts';
import type { SearchMultiSelectProps } from './search-multi-select-types.ts';

/** The last line has this id, and is no choice. */
const MORE = -1;

export default function SearchMultiSelectBody(props: SearchMultiSelectProps) {
  const { label, placeholder, value, onChange, options, text, onText, onOpen, loading, emptyText, more } = props;
  const shown = more ? [...options, { id: MORE, label: more }] : options;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      size="small"
      limitTags={1}
      options={shown}
      getOptionDisabled={({ id }) => id === MORE}
      value={[...value]}
      onChange={(_, chosen) => onChange(chosen)}
      inputValue={text}
      // A choice keeps the text, so that several can be taken out of one search; so does a new `value` from outside.
      onInputChange={(_, next, reason) => {
        if (reason === 'input' || reason === 'clear' || reason === 'blur') onText(next);
      }}
      onOpen={onOpen}
      filterOptions={(found) => found}
      getOptionKey={({ id }) => id}
      getOptionLabel={(option) => option.label}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={loading}
      loadingText="Buscando…"
      noOptionsText={emptyText}
      clearText="Quitar todo"
      openText="Abrir"
      closeText="Cerrar"
      slotProps={{
        paper: { role: 'region', 'aria-label': 'Opciones' },
        // The names found may be longer than the field.
        popper: { placement: 'bottom-start', sx: { minWidth: 'min(420px, 94vw)' } },
      }}
      getLimitTagsText={(more) => `+${more}`}
      renderOption={({ key, ...rest }, option, { selected }) => (
        <Box component="li" key={key} {...rest} sx={{ gap: 1 }}>
          {option.id === MORE ? null : (
            <Icon d={selected ? CHECK_BOX : CHECK_BOX_OUTLINE_BLANK} aria-hidden fontSize="small" />
          )}
          {option.label}
        </Box>
      )}
      renderInput={({ slotProps, ...rest }) => (
        <TextField
          {...rest}
          label={label}
          placeholder={value.length === 0 ? placeholder : undefined}
          sx={{ '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
          slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}

import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { SearchMultiSelectProps } from './SearchMultiSelect.tsx';

/** Several things out of too many to list: what is typed is searched for elsewhere. */
export default function SearchMultiSelectBody(props: SearchMultiSelectProps) {
  const { label, placeholder, value, onChange, options, text, onText, onOpen, loading, emptyText, help } = props;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      size="small"
      limitTags={1}
      options={options}
      value={[...value]}
      onChange={(_, chosen) => onChange(chosen)}
      inputValue={text}
      // A choice keeps the text, so that several can be taken out of one search.
      onInputChange={(_, next, reason) => {
        if (reason !== 'selectOption' && reason !== 'removeOption') onText(next);
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
      getLimitTagsText={(more) => `+${more}`}
      renderOption={({ key, ...rest }, option, { selected }) => (
        <Box component="li" key={key} {...rest} sx={{ gap: 1 }}>
          {selected ? <CheckBox aria-hidden fontSize="small" /> : <CheckBoxBlank aria-hidden fontSize="small" />}
          {option.label}
        </Box>
      )}
      renderInput={({ slotProps, ...rest }) => (
        <TextField
          {...rest}
          label={label}
          placeholder={value.length === 0 ? placeholder : undefined}
          helperText={help}
          slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useId, useState } from 'react';
import { Icon } from './Icon.tsx';
import { VISIBILITY, VISIBILITY_OFF } from './icon-paths.ts';

interface Props {
  label: string;
  value: string;
  onChange: (valor: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  ayuda?: string;
  autoComplete: 'current-password' | 'new-password';
  conOjo?: boolean;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Has a show/hide toggle, and pulls no select, menu or form library: the sign-in page uses it. */
export function PasswordField({ label, value, onChange, onBlur, error, ayuda, conOjo = true, ...resto }: Props) {
  const id = useId();
  const [visible, setVisible] = useState(false);
  const texto = error ?? ayuda;
  const ojo = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={visible ? 'Ocultar contraseña' : 'Mostrar contraseña'}
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      >
        <Icon d={visible ? VISIBILITY_OFF : VISIBILITY} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormControl error={error !== undefined} required>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={resto.name ?? 'password'}
        label={label}
        type={visible ? 'text' : 'password'}
        value={value}
        onChange={(evento) => onChange(evento.target.value)}
        onBlur={onBlur}
        autoComplete={resto.autoComplete}
        inputRef={resto.inputRef}
        endAdornment={conOjo ? ojo : undefined}
        slotProps={{
          input: { 'aria-describedby': texto ? `${id}-ayuda` : undefined, spellCheck: false, autoCapitalize: 'none' },
        }}
      />
      {/* A line is kept for a text that leaving the field may bring, so that the button below does not move. */}
      {texto || onBlur ? <FormHelperText id={`${id}-ayuda`}>{texto ?? '\u00a0'}</FormHelperText> : null}
    </FormControl>
  );
}

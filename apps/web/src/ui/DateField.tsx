import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { revisarFechaEscrita, revisarNacimientoEscrito } from '@sgpa/domain/shared/campos-fecha';
import { esFechaCivil, leerFechaEscrita, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { lazy, type Ref, Suspense, useContext, useRef, useState } from 'react';
import { maskDate } from './date-mask.ts';
import { Icon } from './Icon.tsx';
import { CALENDAR_MONTH_OUTLINED } from './icon-paths.ts';
import { TextInput } from './TextInput.tsx';
import { Today } from './today.ts';
import { withTimeLimit } from './with-time-limit.ts';

const fetchCalendar = withTimeLimit(() => import('./DateCalendarPopover.tsx'));
const DateCalendarPopover = lazy(fetchCalendar);

export interface DateFieldOptions {
  label: string;
  help?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  shrink?: boolean;
  /** A birth is not after today, and the calendar of an empty field begins with the year. */
  birth?: boolean;
  /** Both days limit the calendar, as YYYY-MM-DD; the form checks what is typed. */
  min?: string;
  max?: string;
}

interface Props extends DateFieldOptions {
  /** The text is what is typed so far, DD/MM/YYYY when whole. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  name?: string;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** Keeps digits and slashes, no more than a whole date has. */
const clean = (text: string): string => text.replace(/[^\d/]/g, '').slice(0, 10);

/** Gives the text with its slashes; where it is changed in the middle, the caret stays. */
function masked(text: string, before: string, input: HTMLInputElement | HTMLTextAreaElement): string {
  const caret = input.selectionStart ?? text.length;
  // A text that came whole and begins no date stays as it came, or its first figures would be another day.
  const whole = text.length > before.length + 1 && !/^(?:\d{1,8}|(?=.*[/.-])[\d/.-]{1,10})$/.test(text.trim());
  // In the middle of the text the mask would move the caret: there, only what cannot belong is dropped.
  const kept = whole ? text : caret >= text.length ? maskDate(text, before) : clean(text);
  if (caret < text.length && kept !== text) {
    // The text is written here already, or React would write it and leave the caret at the end.
    input.value = kept;
    const at = clean(text.slice(0, caret)).length;
    input.setSelectionRange(at, at);
  }
  return kept;
}

interface ButtonProps {
  label: string;
  disabled: boolean | undefined;
  onOpen: () => void;
}

function CalendarButton({ label, disabled, onOpen }: ButtonProps) {
  // The calendar is fetched before the press: nothing shows until it is there.
  const fetchAhead = () => void fetchCalendar().catch(() => undefined);
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={`Elegir ${label}`}
        aria-haspopup="dialog"
        disabled={disabled}
        onFocus={fetchAhead}
        onMouseEnter={fetchAhead}
        onClick={onOpen}
      >
        <Icon d={CALENDAR_MONTH_OUTLINED} fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}

/** Takes a date typed as DD/MM/YYYY; the calendar is fetched only when asked for. */
export function DateField(props: Props) {
  const { label, value, onChange, onBlur, error, help, min, max, birth, readOnly, inputRef, ...rest } = props;
  const [open, setOpen] = useState(false);
  /** The field was left after the last change. */
  const [left, setLeft] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const today = useContext(Today)();
  const hoy = today !== undefined && esFechaCivil(today) ? today : undefined;
  const told = birth && hoy ? revisarNacimientoEscrito(value, hoy) : revisarFechaEscrita(value);
  const problem = error ?? (left ? told?.texto : undefined);

  function change(text: string, input: HTMLInputElement | HTMLTextAreaElement) {
    setLeft(false);
    onChange(masked(text, value, input));
  }

  /** Writes as a date whatever can be read as one, once it is pasted, left or sent. */
  function settled(text: string): string {
    const read = leerFechaEscrita(text, hoy && { hoy, nacimiento: birth ?? false });
    return read === null ? text : mostrarFecha(read);
  }

  return (
    <>
      <TextInput
        {...rest}
        ref={anchor}
        label={label}
        value={value}
        placeholder="DD/MM/YYYY"
        inputMode="numeric"
        autoComplete="off"
        readOnly={readOnly}
        error={problem}
        help={help}
        inputRef={inputRef}
        endAdornment={
          <CalendarButton label={label} disabled={rest.disabled || readOnly} onOpen={() => setOpen(true)} />
        }
        normalize={settled}
        onBlur={() => {
          setLeft(true);
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (!event.altKey || event.key !== 'ArrowDown' || readOnly) return;
          event.preventDefault();
          setOpen(true);
        }}
        onChange={change}
      />
      {open ? (
        <Suspense>
          <DateCalendarPopover
            label={label}
            anchor={anchor.current}
            value={value}
            min={min}
            max={max ?? (birth ? hoy : undefined)}
            birth={birth}
            onClose={() => setOpen(false)}
            onPick={(text) => {
              onChange(text);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { type KeyboardEvent, useContext } from 'react';
import { Today } from './today.ts';
import 'dayjs/locale/es';

/** MUI goes forward with PageUp; the date grid of ARIA, and every other calendar, goes back. */
const TURNED: Record<string, string> = { PageUp: 'PageDown', PageDown: 'PageUp' };

function turned(event: KeyboardEvent<HTMLButtonElement>): KeyboardEvent<HTMLButtonElement> {
  const key = TURNED[event.key];
  return key === undefined ? event : Object.create(event, { key: { value: key } });
}

/** Names a day whole: its number alone says neither month nor year to who cannot see them above. */
function CalendarDay({ onKeyDown, ...props }: PickerDayProps) {
  const hoy = useContext(Today)();
  const esHoy = hoy === undefined ? props.today : props.day.format('YYYY-MM-DD') === hoy;
  return (
    <PickerDay
      {...props}
      today={esHoy}
      aria-current={esHoy ? 'date' : undefined}
      aria-label={props.day.locale('es').format('D [de] MMMM [de] YYYY')}
      onKeyDown={(event, day) => onKeyDown?.(turned(event), day)}
    />
  );
}

dayjs.extend(customParseFormat);

const FORMATO = 'DD/MM/YYYY';
const TEXTOS = esES.components.MuiLocalizationProvider.defaultProps.localeText;

/** The calendar's own parts move by these keys. */
const MOVES = /^(Arrow|Page|Home|End)/;

/** With Alt, Ctrl or Meta a key is the browser's: Alt and the left arrow go back, not to the day before. */
function leaveToBrowser(event: KeyboardEvent): void {
  if ((event.altKey || event.ctrlKey || event.metaKey) && MOVES.test(event.key)) event.stopPropagation();
}

interface Props {
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  birth?: boolean | undefined;
  onPick: (text: string) => void;
}

export default function Calendar({ value, min, max, birth = false, onPick }: Props) {
  const fecha = dayjs(value, FORMATO, true);
  const hoy = useContext(Today)();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={TEXTOS}>
      <div onKeyDownCapture={leaveToBrowser}>
        <DateCalendar
          autoFocus
          defaultValue={fecha.isValid() ? fecha : null}
          referenceDate={hoy === undefined ? undefined : dayjs(hoy)}
          minDate={min ? dayjs(min) : undefined}
          maxDate={max ? dayjs(max) : undefined}
          openTo={birth && !fecha.isValid() ? 'year' : 'day'}
          views={['year', 'month', 'day']}
          slots={{ day: CalendarDay }}
          onChange={(elegida, momento) => {
            if (elegida !== null && momento === 'finish') onPick(elegida.format(FORMATO));
          }}
        />
      </div>
    </LocalizationProvider>
  );
}

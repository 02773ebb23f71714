import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { type KeyboardEvent, useContext } from 'react';
import { Today } from './today.ts';

/** MUI goes forward with PageUp; the date grid of ARIA, and every other calendar, back. */
const TURNED: Record<string, string> = { PageUp: 'PageDown', PageDown: 'PageUp' };

function turned(event: KeyboardEvent<HTMLButtonElement>): KeyboardEvent<HTMLButtonElement> {
  const key = TURNED[event.key];
  return key === undefined ? event : Object.create(event, { key: { value: key } });
}

/** A day that is named whole: only its number says neither month nor year to who cannot see them above. */
export function CalendarDay({ onKeyDown, ...props }: PickerDayProps) {
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

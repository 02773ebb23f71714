import Popover from '@mui/material/Popover';
import Calendar from './Calendar.tsx';
import { CloseOnBack } from './use-close-on-back.ts';

interface Props {
  label: string;
  anchor: HTMLElement | null;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  birth?: boolean | undefined;
  onPick: (text: string) => void;
  onClose: () => void;
}

export default function DateCalendarPopover({ label, anchor, onClose, ...rest }: Props) {
  return (
    <Popover
      open
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': `Elegir ${label}`, sx: { minWidth: 320, minHeight: 320 } } }}
    >
      <CloseOnBack onBack={onClose} />
      <Calendar {...rest} />
    </Popover>
  );
}

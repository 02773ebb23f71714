import Button, { type ButtonProps } from '@mui/material/Button';
import { Tooltip } from './Tooltip.tsx';

interface Props extends Omit<ButtonProps, 'disabled' | 'aria-disabled'> {
  /** The reason says why it cannot be done now; null where it can. */
  reason: string | null;
  busy?: boolean;
}

/** Keeps its place and the focus, and says why it cannot be done, to the pointer and to the keyboard. */
export const ReasonedButton = ({ reason, busy = false, onClick, ...props }: Props) => (
  <Tooltip title={reason}>
    <Button
      {...props}
      aria-disabled={busy || reason !== null}
      onClick={busy || reason !== null ? undefined : onClick}
    />
  </Tooltip>
);

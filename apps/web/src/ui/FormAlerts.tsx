import { AlertLines } from './AlertLines.tsx';

interface Props {
  /** The warning must be put right before sending; null while there is none. */
  warning?: string | null;
  errors?: readonly string[];
}

/** Tells what is wrong with a form as a whole, and is read aloud as soon as it is there. */
export const FormAlerts = ({ warning = null, errors = [] }: Props) => (
  <div role="alert">
    <AlertLines severity="warning" lines={warning === null ? [] : [warning]} />
    <AlertLines severity="error" lines={errors} />
  </div>
);

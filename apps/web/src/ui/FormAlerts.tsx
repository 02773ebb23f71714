import { AlertLines } from './AlertLines.tsx';

interface Props {
  /** What has to be put right before it is sent; null while nothing has. */
  warning?: string | null;
  /** What the server had against it. */
  errors?: readonly string[];
}

/** What is wrong with a form as a whole, read aloud as soon as it is there. */
export const FormAlerts = ({ warning = null, errors = [] }: Props) => (
  <div role="alert">
    <AlertLines severity="warning" lines={warning === null ? [] : [warning]} />
    <AlertLines severity="error" lines={errors} />
  </div>
);

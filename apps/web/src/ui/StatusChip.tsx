import './status-chip.css';

export type StatusTone = 'verde' | 'verde oscuro' | 'rojo' | 'naranja' | 'morado' | 'gris';

interface Props {
  label: string;
  tone: StatusTone;
}

/** Shows a state as a coloured label; the text says it, the colour only helps. */
export const StatusChip = ({ label, tone }: Props) => (
  <span className="chip" data-tono={tone}>
    <span className="chip-label">{label}</span>
  </span>
);

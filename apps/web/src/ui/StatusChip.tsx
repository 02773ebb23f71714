import './status-chip.css';

export type StatusTone = 'verde' | 'verde oscuro' | 'rojo' | 'naranja' | 'morado' | 'gris';

/** Shows a state as a coloured label; the text says it, the colour only helps. */
export const StatusChip = ({ label, tone }: { label: string; tone: StatusTone }) => (
  <span className="chip" data-tono={tone}>
    <span className="chip-label">{label}</span>
  </span>
);

interface Group {
  name: string;
  tone: 'verde' | 'rojo';
  options: readonly string[];
}

export interface GroupedMultiSelectProps {
  label: string;
  groups: readonly Group[];
  /** An empty list means all. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  allLabel: string;
}

export type GroupTone = Group['tone'];

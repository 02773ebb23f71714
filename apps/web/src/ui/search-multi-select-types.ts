export interface SearchOption {
  id: number;
  label: string;
}

export interface SearchMultiSelectProps {
  label: string;
  placeholder: string;
  value: readonly SearchOption[];
  onChange: (value: readonly SearchOption[]) => void;
  /** What was found for the text, already filtered. */
  options: readonly SearchOption[];
  text: string;
  onText: (text: string) => void;
  onOpen: () => void;
  loading: boolean;
  /** Shown when nothing was found, or why it could not be asked. */
  emptyText: string;
  /** Last line of the list: that there are more, and how to reach them. */
  more?: string | undefined;
}

export interface SearchOption {
  id: number;
  label: string;
}

export interface SearchMultiSelectProps {
  label: string;
  placeholder: string;
  value: readonly SearchOption[];
  onChange: (value: readonly SearchOption[]) => void;
  /** The options were found for the text, already filtered. */
  options: readonly SearchOption[];
  text: string;
  onText: (text: string) => void;
  onOpen: () => void;
  loading: boolean;
  /** The text is shown when nothing was found, or says why it could not be asked. */
  emptyText: string;
  /** The last line of the list says that there are more, and how to reach them. */
  more?: string | undefined;
}

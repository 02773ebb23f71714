import type { SystemStyleObject, Theme } from '@mui/system';

/** Height of a row in pixels; skeleton rows have it too. */
export const ROW_HEIGHT = 44;

/** On a telephone each row is a card: every cell says its own header, the choice is at the corner, nothing scrolls sideways. */
export const asCards: SystemStyleObject<Theme> = {
  '@media (max-width: 599.95px)': {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & tr, & td': { display: 'block' },
    '& tbody tr': {
      position: 'relative',
      height: 'auto',
      padding: '6px 0',
      borderBottom: '1px solid var(--ui-palette-divider)',
    },
    '& tbody td': {
      border: 0,
      padding: '3px 12px',
      textAlign: 'left',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      '&[data-header]': { display: 'grid', gridTemplateColumns: '40% 1fr', gap: '8px', alignItems: 'center' },
      '&[data-header]::before': {
        content: 'attr(data-header)',
        color: 'var(--ui-palette-text-secondary)',
        fontSize: '0.8125rem',
      },
      '&.MuiTableCell-paddingCheckbox': { position: 'absolute', top: 0, right: 0, padding: 0 },
    },
  },
};

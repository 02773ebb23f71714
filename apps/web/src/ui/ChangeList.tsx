import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Change {
  name: string;
  /** `before` is null when there was nothing before, `after` when nothing is left. */
  before: string | null;
  after: string | null;
}

const GRID = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, 30%) 1fr' },
  columnGap: 2,
  rowGap: { xs: 1, sm: 0.5 },
};

/** Shows 'before → after' of each value; only what is there now when there was nothing before. */
export const ChangeList = ({ label, changes }: { label?: string; changes: readonly Change[] }) => (
  <Box component="dl" aria-label={label} sx={GRID}>
    {changes.map(({ name, before, after }) => (
      <Box key={name} sx={{ display: { sm: 'contents' } }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {name}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {before === null ? null : (
            <>
              <s>{before}</s>
              <span aria-hidden> → </span>
            </>
          )}
          {after === null ? 'sin dato' : <strong>{after}</strong>}
        </Typography>
      </Box>
    ))}
  </Box>
);

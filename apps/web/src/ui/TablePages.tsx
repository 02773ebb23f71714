import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Paging } from './data-table-types.ts';

/** Three neighbours and one at each end make at most 10 page links. */
const NEIGHBOURS = 3;

interface Props {
  label: string;
  paging: Paging;
  /** There are fewer where there is less room than a table's width. */
  neighbours?: number;
}

export function TablePages({ label, paging, neighbours = NEIGHBOURS }: Props) {
  const narrow = useMediaQuery('(max-width: 599.95px)');
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', py: 1 }}>
      <Pagination
        aria-label={`Páginas de ${label}`}
        count={Math.max(1, paging.pageCount)}
        page={Math.min(paging.page, Math.max(0, paging.pageCount - 1)) + 1}
        onChange={(_, page) => paging.onChange(page - 1)}
        siblingCount={narrow ? 0 : neighbours}
        size={narrow ? 'small' : 'medium'}
        color="primary"
        getItemAriaLabel={(tipo, page, actual) => {
          if (tipo === 'page') return actual ? `Página ${page}, actual` : `Ir a la página ${page}`;
          return {
            first: 'Primera página',
            last: 'Última página',
            next: 'Página siguiente',
            previous: 'Página anterior',
          }[tipo as 'first' | 'last' | 'next' | 'previous'];
        }}
      />
    </Box>
  );
}

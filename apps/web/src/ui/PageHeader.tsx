import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { CountBadge } from './CountBadge.tsx';
import { Icon } from './Icon.tsx';
import { HELP_OUTLINE_OUTLINED } from './icon-paths.ts';
import { PRODUCTO } from './producto.ts';

interface Props {
  title: string;
  count?: number;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** The link leads to where the guide explains the page, in a tab of its own. */
  help?: string;
  /** The title takes one line and no more, where what follows needs the room. */
  dense?: boolean;
}

/** Draws the page's only h1, which also names the browser tab. */
export function PageHeader({ title, count, subtitle, actions, help, dense = false }: Props) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCTO}`;
  }, [title]);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={dense ? 1 : 1.5}
      sx={{ mb: dense ? 0 : 2, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography variant="h1">{title}</Typography>
          {help === undefined ? null : (
            <Link
              href={help}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Ayuda: ${title} (se abre en una pestaña nueva)`}
              data-sin-imprimir
              sx={{ display: 'inline-flex', p: 0.25, flexShrink: 0 }}
            >
              <Icon d={HELP_OUTLINE_OUTLINED} fontSize="small" />
            </Link>
          )}
          {count === undefined ? null : (
            // The title gives way, the number is never cut.
            <Box component="span" sx={{ flexShrink: 0 }}>
              <CountBadge value={count} />
            </Box>
          )}
        </Stack>
        {subtitle ? (
          <Typography variant="body2" color="textSecondary">
            {subtitle}
          </Typography>
        ) : null}
      </Box>
      {actions ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      ) : null}
    </Stack>
  );
}

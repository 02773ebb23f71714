import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ButtonPopover } from '../../../ui/ButtonPopover.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { HELP_OUTLINE_OUTLINED } from '../../../ui/icon-paths.ts';
import { CloseOnBack } from '../../../ui/use-close-on-back.ts';

/** What a figure counts, behind a '?'. */
export function Explicacion({ titulo, texto }: { titulo: string; texto: string }) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const cerrar = () => setAncla(null);
  const nombre = `Qué cuenta: ${titulo}`;
  return (
    <>
      <IconButton
        size="small"
        aria-label={nombre}
        aria-haspopup="dialog"
        aria-expanded={ancla !== null}
        onClick={({ currentTarget }) => setAncla(currentTarget)}
        sx={{ p: '3px', mr: -0.5 }}
      >
        <Icon d={HELP_OUTLINE_OUTLINED} sx={{ fontSize: 18 }} />
      </IconButton>
      {ancla === null ? null : (
        <ButtonPopover name={nombre} size={{ maxWidth: 340 }} anchor={ancla} onClose={cerrar}>
          <CloseOnBack onBack={cerrar} />
          <Typography variant="body2">{texto}</Typography>
        </ButtonPopover>
      )}
    </>
  );
}

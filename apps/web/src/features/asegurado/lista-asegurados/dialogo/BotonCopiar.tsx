import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { CHECK, CONTENT_COPY_OUTLINED } from '../../../../ui/icon-paths.ts';
import { copiar } from './copiar.ts';

const DICHO = { si: 'Número copiado.', no: 'No se pudo copiar el número.' } as const;

/** Copies the document number, with its complement; says so where one looks, and to who does not look. */
export function BotonCopiar({ numero }: { numero: string }) {
  const [copiado, setCopiado] = useState<{ numero: string; como: keyof typeof DICHO } | null>(null);
  const como = copiado?.numero === numero ? copiado.como : null;
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon d={como === 'si' ? CHECK : CONTENT_COPY_OUTLINED} />}
        onClick={async ({ currentTarget }) =>
          setCopiado({ numero, como: (await copiar(numero, currentTarget)) ? 'si' : 'no' })
        }
      >
        Copiar número
      </Button>
      <Box component="span" role="status" sx={{ color: como === 'no' ? 'error.main' : 'text.secondary' }}>
        {como === null ? null : DICHO[como]}
      </Box>
    </>
  );
}

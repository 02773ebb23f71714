import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { CHECK, CONTENT_COPY_OUTLINED } from '../../../../ui/icon-paths.ts';

/**
 * Puts a text on the clipboard. A page without TLS has no clipboard to write to: there the browser copies what is
 * selected, beside `desde`, as a dialog lets no focus out.
 */
async function copiar(texto: string, desde: HTMLElement): Promise<boolean> {
  if (window.isSecureContext) {
    return navigator.clipboard.writeText(texto).then(
      () => true,
      () => false,
    );
  }
  const campo = document.createElement('textarea');
  campo.value = texto;
  campo.style.position = 'fixed';
  campo.style.opacity = '0';
  desde.after(campo);
  campo.select();
  const copiado = document.execCommand('copy');
  campo.remove();
  desde.focus();
  return copiado;
}

const DICHO = { si: 'Número copiado.', no: 'No se pudo copiar el número.' } as const;

/** Copies the document number with its complement, and says so in sight and to a screen reader. */
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

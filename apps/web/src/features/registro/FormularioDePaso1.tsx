import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FormEventHandler, ReactNode } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormStack } from '../../ui/FormStack.tsx';
import { AvisosDeValidacion } from './AvisosDeValidacion.tsx';
import { CamposValidacion } from './CamposValidacion.tsx';
import type { Paso1 } from './use-formulario-de-paso1.ts';

interface Props {
  paso1: Paso1;
  validando: boolean;
  /** Nobody to go on with: the button is hidden (document 2 §2 Holder lookup). */
  sinPaso?: boolean;
  onSubmit: FormEventHandler;
  /** What can be done about what was answered, beside it. */
  accion?: ReactNode;
  /** What can be done instead, under what was answered. */
  alternativa?: ReactNode;
  alLimpiar: () => void;
}

/** Step 1 of a wizard (document 1 §2): who it is about, and both its buttons. */
export function FormularioDePaso1({
  paso1,
  validando,
  sinPaso = false,
  accion,
  alternativa,
  onSubmit,
  alLimpiar,
}: Props) {
  return (
    <FormStack ref={paso1.elemento} onSubmit={onSubmit} aria-busy={validando}>
      <DraftNotice draft={{ recuperado: paso1.recuperado, descartar: alLimpiar }} />
      <CamposValidacion form={paso1.form} contraste={paso1.contraste} />
      <AvisosDeValidacion validando={validando} mensajes={paso1.mensajes} accion={accion} />
      {alternativa}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        {sinPaso ? null : (
          <BusyButton busy={validando} size="large">
            1. VALIDAR INFORMACIÓN
          </BusyButton>
        )}
        <Button onClick={alLimpiar} size="large">
          LIMPIAR FORMULARIO
        </Button>
      </Stack>
    </FormStack>
  );
}

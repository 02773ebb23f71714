import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { FormEventHandler, ReactNode } from 'react';
import { AlertLines, AlertRegion } from '../../ui/AlertLines.tsx';
import { BlockingDialog } from '../../ui/BlockingDialog.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormStack } from '../../ui/FormStack.tsx';
import { StickyFooter } from '../../ui/StickyFooter.tsx';
import { nombreDeCampo } from './cambios.ts';
import type { Actualizacion } from './use-actualizacion.ts';

interface PropsDeAvisoDeCambio {
  /** The server's words stay after a refusal; null when there was none. */
  conflicto: string | null;
  /** Somebody else changed the fields with these names too; null when nothing was loaded anew. */
  encontrados: readonly string[] | null;
  cargando: boolean;
  alCargar: () => void;
}

/** Tells that the record is not what the form was filled with, and how to go on without losing what was typed. */
const AvisoDeCambio = ({ conflicto, encontrados, cargando, alCargar }: PropsDeAvisoDeCambio) => (
  <AlertRegion shown={conflicto !== null}>
    {conflicto === null ? null : (
      <Alert severity="warning" role="none">
        <div>{conflicto}</div>
        <div>Lo que usted escribió se conserva en el formulario.</div>
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          aria-disabled={cargando}
          onClick={alCargar}
          sx={{ mt: 1 }}
        >
          Cargar los datos actuales
        </Button>
      </Alert>
    )}
    {conflicto === null && encontrados !== null ? (
      <Alert severity="info" role="none">
        <div>
          El registro cambió y se cargaron sus datos actuales. Lo que usted escribió se conserva: revíselo antes de
          guardar.
        </div>
        {encontrados.length > 0 ? <div>{`También los cambió otra persona: ${encontrados.join(', ')}.`}</div> : null}
      </Alert>
    ) : null}
  </AlertRegion>
);

export interface PropsDeActualizacion<R> {
  registro: R;
  cargando: boolean;
  alCargar: () => Promise<unknown>;
  alGuardar: () => void;
}

interface Props extends Pick<PropsDeActualizacion<unknown>, 'cargando' | 'alCargar'> {
  enviar: FormEventHandler;
  actualizacion: Pick<Actualizacion<never>, 'elemento' | 'edicion' | 'enviando' | 'desenlace' | 'olvidar'>;
  children: ReactNode;
}

/** Frames both update forms: the draft found, what the server said, the button, and the screen held while it saves. */
export function MarcoDeActualizacion({ enviar, actualizacion, cargando, alCargar, children }: Props) {
  const { elemento, edicion, enviando, desenlace, olvidar } = actualizacion;
  const detalles = desenlace?.mensajes ?? [];
  return (
    <FormStack ref={elemento} onSubmit={enviar}>
      <DraftNotice draft={edicion} />
      {children}
      <AvisoDeCambio
        conflicto={desenlace?.conflicto ?? null}
        encontrados={edicion.cambio?.encontrados.map((campo) => nombreDeCampo(String(campo))) ?? null}
        cargando={cargando}
        alCargar={() => void alCargar().then(olvidar)}
      />
      <AlertRegion shown={detalles.length > 0}>
        <AlertLines severity="warning" lines={detalles} />
      </AlertRegion>
      <StickyFooter>
        <Button type="submit" variant="contained" size="large">
          ACTUALIZAR INFORMACIÓN
        </Button>
      </StickyFooter>
      <BlockingDialog open={enviando} title="Procesando registro" />
    </FormStack>
  );
}

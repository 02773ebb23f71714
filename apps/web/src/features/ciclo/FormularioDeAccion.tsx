import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useBorradorDeFormulario } from '../../lib/use-borrador.ts';
import type { Escritura } from '../../lib/use-escritura.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormStack } from '../../ui/FormStack.tsx';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { PieDeAccion } from './PieDeAccion.tsx';

interface Registro<F> {
  version: number;
  sinElegir: F;
  logrado: boolean;
  olvidar: () => void;
}

/**
 * Tells whether somebody else changed the record while its form was open: what was chosen for another state is not sent
 * by the next click (acuerdos §10 'After a conflict'), and the free text stays.
 */
function useCambioDeRegistro<F extends FieldValues>(form: UseFormReturn<F>, registro: Registro<F>): boolean {
  const { version, sinElegir, logrado, olvidar } = registro;
  const vista = useRef(version);
  const [cambio, setCambio] = useState(false);
  useEffect(() => {
    if (vista.current === version || logrado) return;
    vista.current = version;
    const { descripcion_motivo } = form.getValues();
    form.reset(descripcion_motivo === undefined ? sinElegir : { ...sinElegir, descripcion_motivo });
    olvidar();
    setCambio(true);
  }, [version, sinElegir, logrado, olvidar, form]);
  return cambio;
}

const CAMBIO = 'Ya se muestran los datos actuales del registro: elija otra vez lo que corresponde a su estado.';

export interface PropsDeFormulario<F> {
  /** The key names the draft by the action and whom it is about. */
  borradorDe: string;
  /** The version is that of the record that the form is about. */
  version: number;
  guardado: Pick<Escritura<never>, 'enviando' | 'desenlace' | 'olvidar'>;
  alEnviar: (form: F) => Promise<void>;
  /** The form is all of a dialog: it takes the focus at first, and this leads out at its end. */
  alCerrar?: (() => void) | undefined;
}

interface Props<F extends FieldValues> extends PropsDeFormulario<F> {
  form: UseFormReturn<F>;
  /** The form has nothing chosen, for when the record changed under it. */
  sinElegir: F;
  /** The text foretells how the affiliation will stand; undefined where the form does not. */
  quedara?: string | null;
  boton: string;
  /** The action takes something away. */
  grave?: boolean;
  falta?: readonly string[];
  children: ReactNode;
}

/** Frames every action's form: what is typed is not lost unasked, and once it is done the form stays to tell so. */
export function FormularioDeAccion<F extends FieldValues>(props: Props<F>) {
  const { form, borradorDe, version, sinElegir, guardado, alEnviar, quedara, boton, grave, falta, alCerrar, children } =
    props;
  const elemento = useRef<HTMLFormElement>(null);
  const logrado = guardado.desenlace?.logrado ?? false;
  useFocusFirstError(elemento, form.formState);
  const borrador = useBorradorDeFormulario(form, `accion-${borradorDe}:${version}`);
  useLeaveGuard(form.formState.isDirty && !logrado, { draft: borrador });
  const cambio = useCambioDeRegistro(form, { version, sinElegir, logrado, olvidar: guardado.olvidar });

  return (
    <FormStack ref={elemento} onSubmit={form.handleSubmit(alEnviar)}>
      {logrado ? null : <DraftNotice draft={borrador} />}
      {cambio && !logrado ? (
        <Alert severity="info" role="status">
          {CAMBIO}
        </Alert>
      ) : null}
      {children}
      {quedara === undefined ? null : (
        <Typography aria-live="polite" sx={{ minHeight: logrado ? 0 : 24, fontWeight: 600 }}>
          {logrado ? null : quedara}
        </Typography>
      )}
      <PieDeAccion boton={boton} grave={grave} guardado={guardado} falta={falta} alCerrar={alCerrar} />
    </FormStack>
  );
}

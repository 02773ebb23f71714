import type { OpcionesDeUsuario } from '@sgpa/contract/v1/usuarios';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { resolverDe } from '../../lib/resolver.ts';
import { useBorradorDeFormulario } from '../../lib/use-borrador.ts';
import type { Escritura } from '../../lib/use-escritura.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormAlerts } from '../../ui/FormAlerts.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { FormStack } from '../../ui/FormStack.tsx';
import { StickyFooter } from '../../ui/StickyFooter.tsx';
import { useCloseOnceSaved } from '../../ui/use-close-once-saved.ts';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { SeccionCuenta } from './SeccionCuenta.tsx';
import { SeccionPersonal } from './SeccionPersonal.tsx';
import { aviso, type CamposUsuario, revisar } from './usuario.form.ts';

interface Props {
  inicial: CamposUsuario;
  /** Name of the draft. */
  clave: string;
  esNuevo: boolean;
  opciones: OpcionesDeUsuario;
  escritura: Escritura<CamposUsuario>;
  alCerrar: () => void;
}

/** New and edited alike. What is wrong stands under its field, and the first of it over the buttons. */
export function FormularioUsuario({ inicial, clave, esNuevo, opciones, escritura, alCerrar }: Props) {
  const { enviando, resultado, escribir, olvidar } = escritura;
  const elemento = useRef<HTMLFormElement>(null);
  const [avisado, setAvisado] = useState<string | null>(null);
  const form = useForm<CamposUsuario>({
    defaultValues: inicial,
    resolver: resolverDe((campos) => revisar(campos, hoy())),
    mode: 'onBlur',
  });
  useFocusFirstError(elemento, form.formState);
  const borrador = useBorradorDeFormulario(form, clave);
  useCloseOnceSaved({ dirty: form.formState.isDirty, saved: resultado?.hecho === true, draft: borrador }, alCerrar);

  const enviar = form.handleSubmit(
    (campos) => {
      setAvisado(null);
      return escribir(campos);
    },
    () => {
      olvidar();
      setAvisado(aviso(form.getValues()));
    },
  );

  return (
    <FormStack ref={elemento} onSubmit={(evento) => void enviar(evento)} aria-busy={enviando}>
      <DraftNotice draft={borrador} />
      <SeccionPersonal form={form} esNuevo={esNuevo} />
      <SeccionCuenta form={form} opciones={opciones} />
      <StickyFooter>
        <FormAlerts warning={avisado} errors={resultado?.mensajes} />
        <FormButtons busy={enviando} onLeave={alCerrar} />
      </StickyFooter>
    </FormStack>
  );
}

import Box from '@mui/material/Box';
import type { OpcionesDeUsuario } from '@sgpa/contract/v1/usuarios';
import { proponerNombreDeUsuario } from '@sgpa/domain/usuario/datos-usuario';
import { useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { resolverDe } from '../../lib/resolver.ts';
import { useBorradorDeFormulario } from '../../lib/use-borrador.ts';
import type { Escritura } from '../../lib/use-escritura.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormAlerts } from '../../ui/FormAlerts.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { FormStack } from '../../ui/FormStack.tsx';
import { StickyFooter } from '../../ui/StickyFooter.tsx';
import { useCloseOnceSaved } from '../../ui/use-close-once-saved.ts';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { CampoComplemento, CampoNumeroDocumento } from '../persona/CampoNumeroDocumento.tsx';
import { SeccionCuenta } from './SeccionCuenta.tsx';
import { aviso, type CamposUsuario, campoUsuario, PERSONALES, revisar } from './usuario.form.ts';

export function SeccionPersonal({ form, esNuevo }: { form: UseFormReturn<CamposUsuario>; esNuevo: boolean }) {
  const { control, getValues, setValue, formState } = form;

  function proponer() {
    if (!esNuevo || formState.dirtyFields.usuario) return;
    const { nombres, paterno } = getValues();
    setValue('usuario', proponerNombreDeUsuario(nombres, paterno), { shouldValidate: formState.isSubmitted });
  }

  return (
    <FormSection title="Datos personales">
      <Box onBlur={proponer}>
        <FormGrid>
          <CampoNumeroDocumento
            control={control}
            name="ci"
            complemento="complemento"
            label="Número de documento"
            autoFocus
          />
          <CampoComplemento control={control} name="complemento" />
          <FormFields control={control} fields={[...PERSONALES, campoUsuario(esNuevo)]} />
        </FormGrid>
      </Box>
    </FormSection>
  );
}

interface Props {
  inicial: CamposUsuario;
  borradorDe: string;
  esNuevo: boolean;
  opciones: OpcionesDeUsuario;
  guardado: Escritura<CamposUsuario>;
  alCerrar: () => void;
}

/** Says what is wrong under each field, and the first of it over the buttons. */
export function FormularioUsuario({ inicial, borradorDe, esNuevo, opciones, guardado, alCerrar }: Props) {
  const { enviando, desenlace, escribir, olvidar } = guardado;
  const elemento = useRef<HTMLFormElement>(null);
  const [avisado, setAvisado] = useState<string | null>(null);
  const form = useForm<CamposUsuario>({
    defaultValues: inicial,
    resolver: resolverDe((campos) => revisar(campos, hoy())),
    mode: 'onBlur',
  });
  useFocusFirstError(elemento, form.formState);
  const borrador = useBorradorDeFormulario(form, borradorDe);
  useCloseOnceSaved({ dirty: form.formState.isDirty, saved: desenlace?.logrado === true, draft: borrador }, alCerrar);

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
        <FormAlerts warning={avisado} errors={desenlace?.mensajes} />
        <FormButtons busy={enviando} onLeave={alCerrar} />
      </StickyFooter>
    </FormStack>
  );
}

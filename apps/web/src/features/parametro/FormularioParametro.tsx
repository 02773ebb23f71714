import { camposDeLista, seCambia } from '@sgpa/domain/parametro/datos-parametro';
import type { Lista } from '@sgpa/domain/parametro/listas';
import { type ReactNode, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { resolverDe } from '../../lib/resolver.ts';
import { useBorradorDeFormulario } from '../../lib/use-borrador.ts';
import type { Escritura } from '../../lib/use-escritura.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormAlerts } from '../../ui/FormAlerts.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { FormGrid } from '../../ui/FormSection.tsx';
import { FormStack } from '../../ui/FormStack.tsx';
import { StickyFooter } from '../../ui/StickyFooter.tsx';
import { useCloseOnceSaved } from '../../ui/use-close-once-saved.ts';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { CampoDeParametro } from './CampoDeParametro.tsx';
import { type CamposParametro, revisar } from './parametro.form.ts';

interface Props {
  lista: Lista;
  inicial: CamposParametro;
  /** Name of the draft. */
  clave: string;
  esNuevo: boolean;
  escritura: Escritura<CamposParametro>;
  alCerrar: () => void;
  /** What of it does not change. */
  children?: ReactNode;
}

/** New and edited alike: the fields of the list, of which some are chosen once. */
export function FormularioParametro({ lista, inicial, clave, esNuevo, escritura, alCerrar, children }: Props) {
  const { enviando, resultado, escribir } = escritura;
  const elemento = useRef<HTMLFormElement>(null);
  const form = useForm<CamposParametro>({
    defaultValues: inicial,
    resolver: resolverDe((campos) => revisar(lista, campos, hoy(), esNuevo)),
    mode: 'onBlur',
  });
  const borrador = useBorradorDeFormulario(form, clave);
  useFocusFirstError(elemento, form.formState);
  useCloseOnceSaved({ dirty: form.formState.isDirty, saved: resultado?.hecho === true, draft: borrador }, alCerrar);
  const enviar = form.handleSubmit((campos) => escribir(campos));
  const campos = camposDeLista(lista).filter((campo) => esNuevo || seCambia(lista, campo));

  return (
    <FormStack ref={elemento} onSubmit={(evento) => void enviar(evento)} aria-busy={enviando}>
      <DraftNotice draft={borrador} />
      {children}
      <FormGrid>
        {campos.map((campo, indice) => (
          <CampoDeParametro key={campo} form={form} lista={lista} campo={campo} autoFocus={indice === 0} />
        ))}
      </FormGrid>
      <StickyFooter>
        <FormAlerts errors={resultado?.mensajes} />
        <FormButtons busy={enviando} onLeave={alCerrar} />
      </StickyFooter>
    </FormStack>
  );
}

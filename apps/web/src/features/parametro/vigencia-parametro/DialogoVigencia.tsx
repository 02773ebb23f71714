import type { Parametro } from '@sgpa/contract/shared/parametro';
import { type Lista, tituloDeLista } from '@sgpa/domain/parametro/listas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { llamar } from '../../../lib/llamar.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormAlerts } from '../../../ui/FormAlerts.tsx';
import { FormButtons } from '../../../ui/FormButtons.tsx';
import { FormDateField } from '../../../ui/FormDateField.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { useCloseOnceSaved } from '../../../ui/use-close-once-saved.ts';
import { codigoYNombre } from '../etiquetas.ts';
import { AL_GUARDAR_PARAMETRO } from '../resultado-parametro.ts';
import { textoDeUsos } from './usos.ts';
import { type CamposVigencia, revisar, toForm, toRequest } from './vigencia.form.ts';

const useUsos = (lista: Lista, id: number) =>
  useQuery({
    queryKey: ['parametros', 'usos', lista, id],
    queryFn: ({ signal }) => llamar('parametros/usos', { params: { lista, id } }, { senal: signal }),
    staleTime: 0,
  });

interface Props {
  lista: Lista;
  alCerrar: () => void;
}

const AYUDA_FERIADO = 'Antes de su fecha: el feriado se retira. Vacío: se cuenta.';

const textoDesde = ({ vigenteDesde }: Parametro): string =>
  vigenteDesde === null ? 'siempre' : mostrarFechaDelServidor(vigenteDesde);

function FormularioVigencia({ lista, valor, alCerrar }: Props & { valor: Parametro }) {
  // What ends is the value as it was seen, even when the list is asked anew.
  const [visto] = useState(valor);
  const esFeriado = lista === 'FERIADO';
  const usos = useUsos(lista, visto.id);
  const usado = textoDeUsos(usos);
  const guardado = useEscritura({
    ...AL_GUARDAR_PARAMETRO,
    pregunta: (campos: CamposVigencia) => {
      const hasta = toRequest(campos);
      return {
        title:
          hasta === null ? '¿Está seguro de quitar la fecha de fin?' : '¿Está seguro de fijar el fin de la vigencia?',
        text:
          hasta === null
            ? esFeriado
              ? 'El día se cuenta otra vez como feriado.'
              : 'Los formularios lo vuelven a ofrecer.'
            : esFeriado
              ? 'El día no se cuenta como feriado. Las fechas que ya se dijeron quedan como están.'
              : 'Desde el día siguiente los formularios no lo ofrecen. Los registros que lo tienen lo conservan: nada se borra.',
        facts: factsOf([
          [tituloDeLista(lista), codigoYNombre(visto)],
          ['Último día', hasta === null ? null : mostrarFechaDelServidor(hasta)],
          ['Usado por', usos.data && !esFeriado ? usado : null],
        ]),
        acceptLabel: hasta === null ? 'Quitar la fecha' : 'Fijar el fin',
        grave: hasta !== null,
      };
    },
    enviar: (campos: CamposVigencia, clave) =>
      llamar(
        'vigencia-parametro',
        { params: { lista, id: visto.id }, body: { vigenteHasta: toRequest(campos), version: visto.version } },
        { clave },
      ),
  });
  const { enviando, desenlace, escribir } = guardado;
  const form = useForm<CamposVigencia>({
    defaultValues: toForm(visto, hoy()),
    resolver: resolverDe((campos) => revisar(lista, campos, visto, hoy())),
    mode: 'onBlur',
  });
  const borrador = useBorradorDeFormulario(form, `vigencia-parametro:${lista}:${visto.id}`);
  useCloseOnceSaved({ dirty: form.formState.isDirty, saved: desenlace?.logrado === true, draft: borrador }, alCerrar);
  const enviar = form.handleSubmit((campos) => escribir(campos));
  return (
    <FormStack onSubmit={(evento) => void enviar(evento)} aria-busy={enviando}>
      <DraftNotice draft={borrador} />
      <DescriptionList
        items={[
          { term: 'Valor', value: codigoYNombre(visto) },
          {
            term: esFeriado ? 'Norma' : 'Vigente desde',
            value: esFeriado ? visto.norma : textoDesde(visto),
          },
          ...(esFeriado ? [] : [{ term: 'Usado por', value: usado }]),
        ]}
      />
      <FormDateField
        control={form.control}
        name="hasta"
        label="Último día de vigencia"
        help={esFeriado ? AYUDA_FERIADO : 'Ese día todavía se ofrece. Vacío: sin fecha de fin.'}
        autoFocus
      />
      <FormAlerts errors={desenlace?.mensajes} />
      <FormButtons busy={enviando} onLeave={alCerrar} />
    </FormStack>
  );
}

/** Sets the last day on which a value is offered, or takes it away; nothing is deleted. */
export const DialogoVigencia = ({ valor, ...resto }: Props & { valor: Parametro | undefined }) => (
  <PanelDialog open={valor !== undefined} title={`Vigencia - ${tituloDeLista(resto.lista)}`} onClose={resto.alCerrar}>
    {valor ? <FormularioVigencia key={valor.id} valor={valor} {...resto} /> : null}
  </PanelDialog>
);

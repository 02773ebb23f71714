import type { Parametro } from '@sgpa/contract/shared/parametro';
import { limpiarNombreDe } from '@sgpa/domain/parametro/datos-parametro';
import { type Lista, TEXTO_DE_REGLA, tituloDeLista } from '@sgpa/domain/parametro/listas';
import { useState } from 'react';
import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { etiquetaDe, mostrarCodigo } from '../etiquetas.ts';
import { FormularioParametro } from '../FormularioParametro.tsx';
import { type CamposParametro, toForm, toRequest } from '../parametro.form.ts';
import { AL_GUARDAR_PARAMETRO } from '../resultado-parametro.ts';

interface Props {
  lista: Lista;
  alCerrar: () => void;
}

function Cambio({ lista, valor, alCerrar }: Props & { valor: Parametro }) {
  // The version that was seen is the one edited, even when the list is asked anew.
  const [visto] = useState(valor);
  const antes = toForm(visto, hoy());
  const dicho = mostrarCodigo(visto.codigo);
  const codigo = visto.deRegla ? `${dicho} (${TEXTO_DE_REGLA.toLowerCase()})` : dicho;
  const fijos = [
    { term: etiquetaDe(lista, 'codigo'), value: codigo },
    ...(lista === 'ESTABLECIMIENTO' ? [{ term: 'Ente gestor', value: visto.enteGestor }] : []),
  ];
  const guardado = useEscritura({
    ...AL_GUARDAR_PARAMETRO,
    pregunta: (campos: CamposParametro) => ({
      title: 'Está seguro de guardar la información.?',
      text: 'Cambia para todos, también en los registros que ya lo tienen. Los certificados emitidos quedan como se emitieron.',
      facts: factsOf([
        ['Lista', tituloDeLista(lista)],
        [etiquetaDe(lista, 'codigo'), dicho],
        ['Nombre', visto.nombre],
        ['Nombre nuevo', campos.nombre === visto.nombre ? null : limpiarNombreDe(lista, campos.nombre)],
        ['Vigente desde', campos.vigenteDesde === antes.vigenteDesde ? null : campos.vigenteDesde || 'siempre'],
      ]),
      acceptLabel: 'Guardar',
    }),
    enviar: (campos: CamposParametro, clave) => {
      const { codigo: _, sigla: __, tipoCodigo: ___, idEnteGestor: ____, ...cambios } = toRequest(lista, campos);
      const body = { ...cambios, version: visto.version };
      return llamar('actualizacion-parametro', { params: { lista, id: visto.id }, body }, { clave });
    },
  });
  return (
    <FormularioParametro
      borradorDe={`actualizacion-parametro:${visto.id}`}
      lista={lista}
      inicial={antes}
      esNuevo={false}
      guardado={guardado}
      alCerrar={alCerrar}
    >
      <DescriptionList items={fijos} />
    </FormularioParametro>
  );
}

export const DialogoCambio = ({ valor, ...resto }: Props & { valor: Parametro | undefined }) => (
  <PanelDialog open={valor !== undefined} title={`Editar - ${tituloDeLista(resto.lista)}`} onClose={resto.alCerrar}>
    {valor ? <Cambio key={valor.id} valor={valor} {...resto} /> : null}
  </PanelDialog>
);

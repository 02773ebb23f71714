import { camposDeLista, limpiarCodigo, limpiarNombreDe, primerDiaDeAlta } from '@sgpa/domain/parametro/datos-parametro';
import { type Lista, tituloDeLista } from '@sgpa/domain/parametro/listas';
import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { etiquetaDe, mostrarCodigo } from '../etiquetas.ts';
import { FormularioParametro } from '../FormularioParametro.tsx';
import { type CamposParametro, toForm, toRequest } from '../parametro.form.ts';
import { AL_GUARDAR_PARAMETRO } from '../resultado-parametro.ts';

interface Props {
  lista: Lista;
  alCerrar: () => void;
}

const TEXTO: Partial<Record<Lista, string>> = {
  EDAD: 'Los derechos que terminan por edad se calculan otra vez. Nadie termina antes de ese día.',
};

function Alta({ lista, alCerrar }: Props) {
  const guardado = useEscritura({
    ...AL_GUARDAR_PARAMETRO,
    pregunta: (campos: CamposParametro) => ({
      title: 'Está seguro de guardar la información.?',
      text: TEXTO[lista] ?? 'El código no se puede cambiar después, y nada se borra: lo que ya no se usa termina.',
      facts: factsOf([
        ['Lista', tituloDeLista(lista)],
        [etiquetaDe(lista, 'codigo'), mostrarCodigo(limpiarCodigo(toRequest(lista, campos).codigo))],
        ['Nombre', camposDeLista(lista).includes('nombre') ? limpiarNombreDe(lista, campos.nombre) : null],
        [etiquetaDe(lista, 'edad'), campos.edad || null],
        [etiquetaDe(lista, 'vigenteDesde'), lista === 'EDAD' ? campos.vigenteDesde : null],
      ]),
      acceptLabel: 'Guardar',
    }),
    enviar: (campos: CamposParametro, clave) =>
      llamar('registro-parametro', { params: { lista }, body: toRequest(lista, campos) }, { clave }),
  });
  return (
    <FormularioParametro
      lista={lista}
      borradorDe={`registro-parametro:${lista}`}
      inicial={toForm(null, primerDiaDeAlta(lista, hoy()))}
      esNuevo
      guardado={guardado}
      alCerrar={alCerrar}
    />
  );
}

export const DialogoAlta = ({ abierto, ...resto }: Props & { abierto: boolean }) => (
  <PanelDialog open={abierto} title={`Nuevo - ${tituloDeLista(resto.lista)}`} onClose={resto.alCerrar}>
    <Alta key={resto.lista} {...resto} />
  </PanelDialog>
);

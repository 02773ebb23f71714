import { observados, validados } from '@sgpa/domain/declaracion/conteos';
import { type PartesDelDia, vigentes } from '@sgpa/domain/declaracion/remision-declaracion';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { cifra } from '../cifras.ts';
import { mostrarDia } from '../dia.ts';
import { totalesDe, type ValoresRemision } from './remision.form.ts';

/** Asked before totals are sent (document 2 §5). */
export function preguntaDeRemision(form: ValoresRemision, dia: PartesDelDia, corrige: boolean) {
  const { generales, paneles } = totalesDe(form);
  return {
    title: corrige ? '¿Está seguro de guardar la actualización?' : '¿Está seguro de remitir los totales?',
    text: 'No podra revertir este cambio',
    facts: factsOf([
      ['Día declarado', mostrarDia(dia)],
      ['Total validados', cifra(validados(generales))],
      ['Total observados', cifra(observados(generales))],
      ['Total recién nacidos', cifra(generales.recienNacidos)],
      ['Departamentos', cifra(vigentes(paneles).length)],
      ['Versión anterior', corrige ? 'Queda guardada' : null],
    ]),
    acceptLabel: corrige ? 'Guardar' : 'Remitir',
  };
}

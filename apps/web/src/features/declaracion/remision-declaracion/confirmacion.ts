import { observados, validados } from '@sgpa/domain/declaracion/conteos';
import { vigentes } from '@sgpa/domain/declaracion/remision-declaracion';
import { fecha, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { cifra } from '../../../lib/cifras.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { totalesDe, type ValoresRemision } from './remision.form.ts';

/** Asks before totals are sent (document 2 §5). */
export function preguntaDeRemision(form: ValoresRemision, corrige: boolean) {
  const { generales, paneles } = totalesDe(form);
  return {
    title: corrige ? '¿Está seguro de guardar la actualización?' : '¿Está seguro de remitir los totales?',
    text: 'No podra revertir este cambio',
    facts: factsOf([
      ['Día declarado', mostrarFecha(fecha(form.cierre))],
      ['Total validados', cifra(validados(generales))],
      ['Total observados', cifra(observados(generales))],
      ['Total recién nacidos', cifra(generales.recienNacidos)],
      ['Departamentos', cifra(vigentes(paneles).length)],
      ['Versión anterior', corrige ? 'Queda guardada' : null],
    ]),
    acceptLabel: corrige ? 'Guardar' : 'Remitir',
  };
}

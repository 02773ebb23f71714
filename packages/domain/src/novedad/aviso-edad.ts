import { ESTADO } from '../cobertura/estados.ts';
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import { apellidosYNombre, type Nombres } from '../shared/nombres.ts';

interface PorAvisar extends Nombres {
  estado: number;
  fin_por_edad: FechaCivil;
}

/** The novedad EDAD says who, until when, and what to do. An own right is not ended by age. */
export function textoDeAvisoPorEdad({ estado, fin_por_edad, ...persona }: PorAvisar): string {
  const [nombre, dia] = [apellidosYNombre(persona), mostrarFecha(fin_por_edad)];
  return estado === ESTADO.DERECHOHABIENTE
    ? `${nombre} pasa la edad de su parentesco el ${dia}. Su derecho propio sigue.`
    : `La cobertura de ${nombre} termina por edad el ${dia}. Presente el certificado de estudios o de invalidez para que siga.`;
}

import { StepNav } from '../../ui/StepNav.tsx';
import { ASISTENTES, type Variante } from './asistente.ts';

export function PasosAsistente({ variante, actual }: { variante: Variante; actual: 0 | 1 | 2 }) {
  const { paso1, paso2 } = ASISTENTES[variante].rutas;
  const pasos = [
    { label: 'Validar información', to: paso1 },
    { label: 'Validar estado de registro', to: paso2 },
    { label: 'Completar datos' },
  ] as const;
  return <StepNav label="Pasos del registro" steps={pasos} current={actual} />;
}

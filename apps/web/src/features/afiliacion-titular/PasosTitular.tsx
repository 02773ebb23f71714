import { StepNav } from '../../ui/StepNav.tsx';

const PASOS = [
  { label: 'Validar información', to: '/afiliacionTitulares' },
  { label: 'Validar estado de registro', to: '/validacionAfiliaciones' },
  { label: 'Completar datos' },
] as const;

export function PasosTitular({ actual }: { actual: 0 | 1 | 2 }) {
  return <StepNav label="Pasos del registro" steps={PASOS} current={actual} />;
}

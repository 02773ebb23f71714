import type { ReactNode } from 'react';
import { enlaceDeCapitulo } from '../../lib/ayuda.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StepNav } from '../../ui/StepNav.tsx';
import { WarningTone } from '../../ui/WarningTone.tsx';
import { ASISTENTES, type Variante } from './asistente.ts';

function PasosAsistente({ variante, actual }: { variante: Variante; actual: 0 | 1 | 2 }) {
  const { paso1, paso2 } = ASISTENTES[variante].rutas;
  const pasos = [
    { label: 'Validar información', to: paso1 },
    { label: 'Validar estado de registro', to: paso2 },
    { label: 'Completar datos' },
  ] as const;
  return <StepNav label="Pasos del registro" steps={pasos} current={actual} />;
}

interface Props {
  variante: Variante;
  /** The steps count from 0 here; people and the drafts' names count from 1. */
  paso: 0 | 1 | 2;
  subtitulo?: string;
  children: ReactNode;
}

/** Draws title and steps of a page of the wizard; the one for the deceased has the warning colour (document 1 §2). */
export function MarcoAsistente({ variante, paso, subtitulo, children }: Props) {
  const pagina = (
    <>
      <PageHeader
        title={ASISTENTES[variante].titulo}
        subtitle={subtitulo}
        help={enlaceDeCapitulo(ASISTENTES[variante].capitulo)}
      />
      <PasosAsistente variante={variante} actual={paso} />
      {children}
    </>
  );
  return variante === 'fallecido' ? <WarningTone>{pagina}</WarningTone> : pagina;
}

import { lazy, Suspense } from 'react';
import { permite } from '../../lib/permisos.ts';
import { usePerfil } from '../../lib/use-perfil.ts';
import { FoldedSection } from '../../ui/FoldedSection.tsx';
import { TextSkeleton } from '../../ui/Skeletons.tsx';
import { withTimeLimit } from '../../ui/with-time-limit.ts';

const Consultas = lazy(withTimeLimit(() => import('./Consultas.tsx')));

/** Shows who read or changed anything of the person, to a role that reviews the audit trail. */
export function QuienConsulto({ idAfiliacion, nivel = 4 }: { idAfiliacion: number; nivel?: 4 | 5 }) {
  const { data: perfil } = usePerfil();
  if (perfil === undefined || !permite(perfil, 'quien-consulto')) return null;
  return (
    <FoldedSection title="Quién consultó" level={nivel === 4 ? 'h4' : 'h5'}>
      <Suspense fallback={<TextSkeleton lines={4} />}>
        <Consultas idAfiliacion={idAfiliacion} />
      </Suspense>
    </FoldedSection>
  );
}

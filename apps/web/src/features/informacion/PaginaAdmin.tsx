import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

/** The route exists in the specification without content; it is not offered in any menu. */
export function PaginaAdmin() {
  return (
    <>
      <PageHeader title="Administración" />
      <EmptyState text="Su rol no tiene opciones en esta página. Las tareas disponibles están en el menú." />
    </>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { VersionTerminos } from '@sgpa/contract/v1/versiones-terminos';
import { TEXTO_NO_SE_RETIRA } from '@sgpa/domain/cuenta/terminos';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { ReasonedButton } from '../../../ui/ReasonedButton.tsx';
import { TablaDeLista } from '../../lista/TablaDeLista.tsx';
import { FormularioPublicacion } from '../publicacion-terminos/FormularioPublicacion.tsx';
import { FormularioRetiro } from '../retiro-terminos/FormularioRetiro.tsx';
import { useVersiones } from '../terminos.api.ts';
import { Aceptaciones } from './Aceptaciones.tsx';
import type { BusquedaTerminos, PanelTerminos } from './busqueda.ts';
import { COLUMNAS } from './columnas.tsx';
import { TextoDeVersion } from './TextoDeVersion.tsx';

const idDe = (v: VersionTerminos): string => v.version;
const TITULOS: Readonly<Record<PanelTerminos, string>> = {
  nueva: 'Publicar una versión de los términos',
  texto: 'Texto de la versión',
  aceptaciones: 'Aceptaciones de la versión',
  retiro: 'Retirar la versión',
};

interface Props {
  busqueda: BusquedaTerminos;
  alCambiar: (cambios: Partial<BusquedaTerminos>) => void;
}

/** /terminos (decisions §7 terms versions, §9): which versions there are, who accepted each, and a new one. */
export function PaginaTerminos({ busqueda: { version, panel }, alCambiar }: Props) {
  const respuesta = useVersiones();
  const { data, error } = respuesta;
  const filas = data?.versiones;
  const elegida = filas?.find((v) => v.version === version);
  const espera = filas?.find(({ estado }) => estado === 'POR REGIR');
  const cerrar = () => alCambiar({ panel: null });
  const sinElegir = elegida === undefined ? 'Elija una versión.' : null;
  const noSeRetira = elegida?.estado === 'POR REGIR' ? null : TEXTO_NO_SE_RETIRA;
  const boton = (nombre: string, que: PanelTerminos, reason: string | null, color?: 'error') => (
    <ReasonedButton
      size="small"
      variant="outlined"
      color={color}
      reason={reason}
      onClick={() => alCambiar({ panel: que })}
    >
      {nombre}
    </ReasonedButton>
  );
  return (
    <>
      <PageHeader
        help={enlaceDeCapitulo('terminos-de-uso')}
        title="Términos de uso"
        count={error ? undefined : filas?.length}
      />
      <TablaDeLista
        respuesta={respuesta}
        label="Versiones de los términos"
        columns={COLUMNAS}
        rows={filas}
        rowId={idDe}
        pageSize={5}
        emptyText="No hay versiones publicadas."
        toolbar={
          <ListToolbar>
            <Button
              size="small"
              variant="outlined"
              disabled={data === undefined || espera !== undefined}
              onClick={() => alCambiar({ panel: 'nueva' })}
            >
              Nuevo
            </Button>
            {boton('Ver texto', 'texto', sinElegir)}
            {boton('Aceptaciones', 'aceptaciones', sinElegir)}
            {boton('Retirar', 'retiro', sinElegir ?? noSeRetira, 'error')}
            {espera ? (
              <Typography variant="body2" color="textSecondary">
                Otra se publica cuando la versión {espera.version} rija o se retire.
              </Typography>
            ) : null}
          </ListToolbar>
        }
        selection={{
          id: elegida?.version ?? null,
          onChange: (v) => alCambiar({ version: v.version }),
          label: (v) => `Versión ${v.version}`,
          onOpen: (v) => alCambiar({ version: v.version, panel: 'texto' }),
        }}
      />
      <PanelDialog
        open={panel !== null && data !== undefined && (panel === 'nueva' || elegida !== undefined)}
        title={panel === null ? '' : panel === 'nueva' ? TITULOS.nueva : `${TITULOS[panel]} ${version}`}
        onClose={cerrar}
      >
        {panel === 'nueva' && data ? (
          <FormularioPublicacion
            regiria={data.regiria}
            vigente={filas?.find(({ estado }) => estado === 'VIGENTE')?.version}
            alCerrar={cerrar}
          />
        ) : null}
        {panel === 'texto' && elegida ? <TextoDeVersion version={elegida} /> : null}
        {panel === 'aceptaciones' && elegida ? <Aceptaciones key={elegida.version} version={elegida} /> : null}
        {panel === 'retiro' && elegida ? <FormularioRetiro version={elegida} alCerrar={cerrar} /> : null}
      </PanelDialog>
    </>
  );
}

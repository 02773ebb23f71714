import type { DataColumn } from './data-table-types.ts';
import { Icon } from './Icon.tsx';
import { ARROW_DOWNWARD, ARROW_UPWARD } from './icon-paths.ts';
import { Tooltip } from './Tooltip.tsx';

const SIGN = { fontSize: 16, verticalAlign: 'text-bottom' };

type Props = Pick<DataColumn<never>, 'header' | 'headerBreak' | 'width' | 'numeric' | 'sort'>;

/** Names a column; it is a button where the rows can be ordered by it, else it says why they cannot. */
export function DataTableHeader({ header, headerBreak = 0, width, numeric, sort }: Props) {
  const className = numeric ? 'dt-number' : undefined;
  if (sort === undefined) {
    return (
      <th role="columnheader" scope="col" className={className} style={{ width }}>
        {header.slice(0, headerBreak)}
        {headerBreak > 0 ? <span className="dt-hyphen" /> : null}
        {header.slice(headerBreak)}
      </th>
    );
  }
  const { direction, onToggle, unavailable } = sort;
  if (unavailable !== undefined) {
    return (
      <th role="columnheader" scope="col" aria-description={unavailable} className={className} style={{ width }}>
        <Tooltip title={unavailable}>
          <span>{header}</span>
        </Tooltip>
      </th>
    );
  }
  return (
    <th role="columnheader" scope="col" aria-sort={direction ?? 'none'} className={className} style={{ width }}>
      <button type="button" className="dt-sort" onClick={onToggle}>
        {header}
        {direction === null ? null : (
          <Icon d={direction === 'descending' ? ARROW_DOWNWARD : ARROW_UPWARD} aria-hidden sx={SIGN} />
        )}
      </button>
    </th>
  );
}

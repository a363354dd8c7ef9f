public import Foundation
public import SwiftUI

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public init(item: Int, section: Int) { self = [section, item] }
  public var row: Int { count > 1 ? self[1] : 0 }
  public var item: Int { count > 1 ? self[1] : 0 }
  public var section: Int { isEmpty ? 0 : self[0] }
}

@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {}
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {}
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

open class UITableView: UIScrollView {
  open override class var _appearance: UIView { UITableView(frame: .zero) }
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  public static let automaticDimension: CGFloat = -1
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
  public weak var dataSource: (any UITableViewDataSource)?
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var separatorInset = UIEdgeInsets.zero
  public var tableHeaderView: UIView?
  public var tableFooterView: UIView?
  public var rowHeight: CGFloat = -1
  public var estimatedRowHeight: CGFloat = -1
  public var sectionHeaderTopPadding: CGFloat = 0
  public var sectionHeaderHeight: CGFloat = 0
  public var sectionFooterHeight: CGFloat = 0
  public var allowsSelection = true
  public var isEditing = false
  public func reloadData() {}
  public func register(_ cell: AnyClass?, forCellReuseIdentifier identifier: String) {}
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { UITableViewCell(frame: .zero) }
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
}

open class UITableViewCell: UIView {
  open override class var _appearance: UIView { UITableViewCell(frame: .zero) }
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public let contentView = UIView(frame: .zero)
  public let textLabel: UILabel? = UILabel(frame: .zero)
  public let detailTextLabel: UILabel? = UILabel(frame: .zero)
  public var selectionStyle = SelectionStyle.default
  public var accessoryType = AccessoryType.none
  public var selectedBackgroundView: UIView?
  public var backgroundView: UIView?
}

open class UICollectionViewLayout: NSObject {}
public final class UICollectionViewFlowLayout: UICollectionViewLayout {
  public var itemSize = CGSize(width: 50, height: 50)
  public var minimumLineSpacing: CGFloat = 10
  public var minimumInteritemSpacing: CGFloat = 10
  public var sectionInset = UIEdgeInsets.zero
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
}
open class UICollectionView: UIScrollView {
  open override class var _appearance: UIView { UICollectionView(frame: .zero) }
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public convenience init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) { self.init(frame: frame) }
  public weak var dataSource: (any UICollectionViewDataSource)?
  public var backgroundView: UIView?
  public func reloadData() {}
  public func register(_ cell: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
open class UICollectionViewCell: UIView {
  public let contentView = UIView(frame: .zero)
  open var isSelected = false
}
